// Package build_object writes an object.
package build_object

import (
	"slices"

	"rkllmd/grammar"
	"rkllmd/grammar/convert/build_inner"
	"rkllmd/grammar/convert/build_members"
	"rkllmd/grammar/convert/build_name"
	"rkllmd/grammar/convert/check_counts"
	"rkllmd/grammar/convert/list_properties"
	"rkllmd/grammar/rule/add_rule"
	"rkllmd/grammar/rule/format_literal"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/schema/format_json"
	"rkllmd/grammar/schema/is_impossible"
	"rkllmd/grammar/schema/list_narrowing"
)

// BuildObject writes an object: its properties in the schema's order, then others, if the schema speaks of them.
//
// **Runs on:** one thread at a time.
func BuildObject(w *grammar.Writer, s *grammar.Object, place string, value func(*grammar.Writer, any, string) string,
) string {
	if len(list_narrowing.ListNarrowing(s, "type")) == 0 {
		return use_rule.UseRule(w, "object")
	}
	use_rule.UseRule(w, "ws")
	properties, required, without := list_properties.ListProperties(s, place)
	var members []string
	for _, name := range properties.Names {
		v := build_inner.BuildInner(w, properties.Members[name], place+"/properties/"+name, value)
		members = append(members, format_literal.FormatLiteral(format_json.FormatJSON(name)+":")+" ws "+v)
	}
	other := ""
	additional, ok := s.Members["additionalProperties"]
	if (ok || s.Members["properties"] == nil) && !is_impossible.IsImpossible(additional) {
		if !ok {
			additional = true
		}
		v := build_inner.BuildInner(w, additional, place+"/additionalProperties", value)
		described := slices.Concat(properties.Names, without)
		other = add_rule.AddRule(w, "other", build_name.BuildName(w, described)+` ":" ws `+v)
	}
	check_counts.CheckCounts(s, len(required), len(members), other != "", place)
	return build_members.BuildMembers(w, properties.Names, members, required, other)
}
