export { SideSwitch, type SideSwitchProps, type TradeSide } from './SideSwitch.tsx';
