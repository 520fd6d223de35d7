// Package convert_text returns a value as text, as Python's str does.
package convert_text

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/create_text"
	"rkllmd/jinja/value/convert_repr"
	"rkllmd/jinja/value/format_object"
)

// ConvertText returns a value as text, as Python's str does.
//
// **Runs on:** one thread at a time.
func ConvertText(m *jinja.Machine, v jinja.Value) *jinja.Text {
	switch x := v.(type) {
	case *jinja.Text:
		return x
	case *jinja.Undefined:
		return &jinja.Text{}
	case *jinja.List, *jinja.Dict, *jinja.View, *jinja.Namespace:
		return convert_repr.ConvertRepr(m, v)
	}
	return create_text.CreateText(m, format_object.FormatObject(m, v))
}
