export * from './LeadFigure.tsx';
export * from './LeadText.tsx';
