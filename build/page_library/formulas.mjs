// Formulas of TeX as MathML, which browsers draw by themselves: no fonts are needed. It is fetched with the first formula.

export { default } from 'temml';
