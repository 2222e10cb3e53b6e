import { Icon, type IconProps } from './Icon.tsx';

/* Ours: Phosphor has none. Levels between two points, in its hand. */
const LAYERS = {
  regular: [
    'M84,40H216a8,8,0,0,1,0,16H84Z M40,104H216a8,8,0,0,1,0,16H40a8,8,0,0,1,0-16Z M40,144H216a8,8,0,0,1,0,16H40a8,8,0,0,1,0-16Z M172,200H40a8,8,0,0,0,0,16H172Z M60,24a24,24,0,1,0,24,24A24,24,0,0,0,60,24Zm0,32a8,8,0,1,1,8-8A8,8,0,0,1,60,56Z M196,184a24,24,0,1,0,24,24A24,24,0,0,0,196,184Zm0,32a8,8,0,1,1,8-8A8,8,0,0,1,196,216Z',
  ],
};

export const FibonacciIcon = (props: IconProps<keyof typeof LAYERS>) => <Icon {...props} layers={LAYERS} />;
