// Package settings holds the types and constants of its room: settings from flags, the environment and files.
package settings

// MinTokenBytes is the shortest token that is taken.
const MinTokenBytes = 16

// MaxNameBytes is the longest name of a model.
const MaxNameBytes = 80
