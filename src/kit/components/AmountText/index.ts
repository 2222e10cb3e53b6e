export * from './AmountText.tsx';
export * from './HiddenFigure.tsx';
