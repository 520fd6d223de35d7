// Package merge_properties merges the properties of two schemas.
package merge_properties

import (
	"rkllmd/grammar"
	"rkllmd/grammar/schema/set_member"
)

// MergeProperties merges the properties of two schemas. One that a schema does not name is what its
// additionalProperties say.
//
// **Runs on:** any thread.
func MergeProperties(a, b, merged *grammar.Object) {
	first, _ := a.Members["properties"].(*grammar.Object)
	second, _ := b.Members["properties"].(*grammar.Object)
	if first == nil && second == nil {
		return
	}
	properties := &grammar.Object{Members: map[string]any{}}
	for _, pair := range [2][2]*grammar.Object{{first, b}, {second, a}} {
		if pair[0] == nil {
			continue
		}
		for _, name := range pair[0].Names {
			other, _ := pair[1].Members["properties"].(*grammar.Object)
			v, ok := any(nil), false
			if other != nil {
				v, ok = other.Members[name]
			}
			if !ok {
				v, ok = pair[1].Members["additionalProperties"]
			}
			property := pair[0].Members[name]
			if _, done := properties.Members[name]; ok && !done {
				property = &grammar.Object{Names: []string{"allOf"},
					Members: map[string]any{"allOf": []any{property, v}}}
			}
			if _, done := properties.Members[name]; !done {
				set_member.SetMember(properties, name, property)
			}
		}
	}
	set_member.SetMember(merged, "properties", properties)
}
