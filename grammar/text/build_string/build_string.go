// Package build_string writes a text.
package build_string

import (
	"strings"

	"rkllmd/grammar"
	"rkllmd/grammar/rule/build_repetition"
	"rkllmd/grammar/rule/use_rule"
	"rkllmd/grammar/schema/get_count"
	"rkllmd/grammar/schema/refuse_schema"
	"rkllmd/grammar/text/build_pattern"
)

// BuildString writes a text: of a length, of a pattern, or of a format. Two of these are refused.
//
// **Runs on:** one thread at a time.
func BuildString(w *grammar.Writer, s *grammar.Object, place string) string {
	least, most := get_count.GetCount(s, "minLength", place, 0), get_count.GetCount(s, "maxLength", place,
		grammar.NoLimit)
	if most != grammar.NoLimit && least > most {
		refuse_schema.RefuseSchema(place, "minLength %d is more than maxLength %d", least, most)
	}
	name, _ := s.Members["format"].(string)
	format, held := grammar.Formats[name]
	_, patterned := s.Members["pattern"]
	sized := least > 0 || most != grammar.NoLimit
	switch {
	case held && (sized || patterned), patterned && sized:
		var given []string
		for _, one := range []struct {
			is   bool
			what string
		}{{sized, "a length"}, {patterned, "a pattern"}, {held, "the format " + name}} {
			if one.is {
				given = append(given, one.what)
			}
		}
		refuse_schema.RefuseSchema(place, "of %s only one can be kept to at a time", strings.Join(given, " and "))
	case held:
		for _, needed := range format.Needs {
			use_rule.UseRule(w, needed)
		}
		return `"\"" ` + format.Body + ` "\""`
	case patterned:
		return build_pattern.BuildPattern(w, s.Members["pattern"], place)
	case sized:
		use_rule.UseRule(w, "char")
		return `"\"" ` + build_repetition.BuildRepetition(w, "char", least, most) + ` "\""`
	}
	return use_rule.UseRule(w, "string")
}
