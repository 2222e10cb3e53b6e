export * from './LeadFigure.tsx';
