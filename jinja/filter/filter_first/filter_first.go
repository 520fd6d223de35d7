// Package filter_first is the filter first.
package filter_first

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/create_iterator"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterFirst is the filter first.
//
// **Runs on:** one thread at a time.
func FilterFirst(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "first", a, 0)
	it := create_iterator.CreateIterator(m, v)
	if first, ok := it.Next(m, it); ok {
		return first
	}
	return &jinja.Undefined{Hint: "No first item, sequence was empty."}
}
