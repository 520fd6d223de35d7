// Package terminal holds the types and constants of its room: what a person sees and types.
package terminal

// ProgressWidth is the number of columns of a progress bar.
const ProgressWidth = 40
