import AntdCard from 'antd-mobile/es/components/card';
import styled from 'styled-components';

/** Paper with a hairline: antd-mobile's card at the house's measures. `title` and `extra` share its first line while they have room. */
export const Card = styled(AntdCard)`
  --adm-card-border-radius: var(--radius-md);
  --adm-card-padding-inline: var(--space-16);
  --adm-card-header-gap: var(--space-4) var(--space-12);
  --adm-card-header-padding-block: 0;
  --adm-card-header-border-width: 0;
  --adm-card-body-padding-block: 0;

  padding-block: var(--space-16);
  background: var(--color-bg-card);
  box-shadow: inset 0 0 0 var(--stroke-hair) var(--color-line-card);
  overflow-wrap: anywhere;

  & > .adm-card-header { flex-wrap: wrap; }
  & > .adm-card-header > .adm-card-header-icon { display: contents; }
  & > .adm-card-header > .adm-card-header-title {
    min-inline-size: 0;
    font: inherit;
  }
  & > .adm-card-header > .adm-card-header-extra {
    display: flex;
    max-inline-size: 100%;
  }
`;
