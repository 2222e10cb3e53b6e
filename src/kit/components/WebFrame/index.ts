export { WebFrame, type WebFrameProps } from './WebFrame.tsx';
