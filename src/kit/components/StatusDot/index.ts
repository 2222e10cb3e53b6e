export { type ConnectionStatus, StatusDot, type StatusDotProps } from './StatusDot.tsx';
