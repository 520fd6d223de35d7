// Package find_item returns what a value holds under an index or a key.
package find_item

import (
	"rkllmd/jinja"
	"rkllmd/jinja/member/is_hashable"
	"rkllmd/jinja/number/get_integer"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/find_offset"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/value/find_entry"
	"rkllmd/jinja/value/measure_length"
)

// FindItem returns what a value holds under an index or a key.
//
// **Runs on:** one thread at a time.
func FindItem(m *jinja.Machine, v, key jinja.Value) (jinja.Value, bool) {
	if d, ok := v.(*jinja.Dict); ok {
		if is_hashable.IsHashable(key) {
			return find_entry.FindEntry(m, d, key)
		}
		return nil, false
	}
	index, ok := get_integer.GetInteger(key)
	if !ok {
		return nil, false
	}
	length, ok := measure_length.MeasureLength(m, v)
	if index < 0 {
		index += int64(length)
	}
	if !ok || index < 0 || index >= int64(length) {
		return nil, false
	}
	switch x := v.(type) {
	case *jinja.List:
		return x.Items[index], true
	case *jinja.Range:
		return x.Start + index*x.Step, true
	case *jinja.Text:
		from := int(index)
		if length != len(x.String) {
			from = find_offset.FindOffset(m, x.String, from)
		}
		_, size := read_character.ReadCharacter(x.String[from:])
		return extract_text.ExtractText(m, x, from, from+size), true
	}
	return nil, false
}
