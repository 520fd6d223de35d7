// Package pool holds the types and constants of its room: several sequences computed together.
package pool

// What task controls ask for. The pool's thread looks at them between two steps.
const (
	ControlGo int32 = iota
	ControlPause
	ControlCancel // never taken back
)
