export { Agreement, type AgreementProps } from './Agreement.tsx';
