// Package create_iterator returns an iterator over a value, as Python's iter does.
package create_iterator

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/iterate/take_character"
	"rkllmd/jinja/iterate/take_item"
	"rkllmd/jinja/iterate/take_number"
	"rkllmd/jinja/iterate/take_turn"
	"rkllmd/jinja/value/list_view"
)

// CreateIterator returns an iterator over a value, as Python's iter does.
//
// **Runs on:** one thread at a time.
func CreateIterator(m *jinja.Machine, v jinja.Value) *jinja.Iterator {
	meter_memory.MeterMemory(m, jinja.CallSize)
	it := &jinja.Iterator{Source: v, Kind: "iterator"}
	switch x := v.(type) {
	case *jinja.List:
		it.Next = take_item.TakeItem
	case *jinja.Text:
		it.Next = take_character.TakeCharacter
	case *jinja.Dict:
		it.Source, it.Next = &jinja.List{Items: x.Keys}, take_item.TakeItem
	case *jinja.View:
		it.Source, it.Next = &jinja.List{Items: list_view.ListView(m, x)}, take_item.TakeItem
	case *jinja.Range:
		it.Next = take_number.TakeNumber
	case *jinja.Iterator:
		return x
	case *jinja.Undefined:
		it.Source, it.Next = &jinja.List{}, take_item.TakeItem
	case *jinja.Loop:
		it.Next = take_turn.TakeTurn
	default:
		fail_render.FailRender(m, "'%s' object is not iterable", name_type.NameType(v))
	}
	return it
}
