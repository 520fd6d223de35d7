// Package add_members describes the members of a Go structure.
package add_members

import (
	"encoding/json"
	"path"
	"reflect"
	"slices"
	"strings"

	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/describe_value"
)

// AddMembers adds to properties the members of the structure that is wanted, by their names in JSON, those of embedded
// structures too, and returns those that are always there. Their comments become descriptions. Of what clients give,
// those are there that are needed; every other one may be null.
//
// **Runs on:** one thread at a time.
func AddMembers(s *openapi.Schemas, wanted openapi.Wanted, properties openapi.Schema) (required []any) {
	for _, field := range reflect.VisibleFields(wanted.Type) {
		name, options, tagged := strings.Cut(field.Tag.Get("json"), ",")
		if name == "-" || name == "" && !tagged {
			continue
		}
		owner, optional := wanted.Type, strings.Contains(options, "omit")
		for _, i := range field.Index[:len(field.Index)-1] {
			owner = owner.Field(i).Type
			if owner.Kind() == reflect.Pointer { // which may be nil
				owner, optional = owner.Elem(), true
			}
		}
		key := path.Base(owner.PkgPath()) + "." + owner.Name() + "."
		member := describe_value.DescribeValue(s, field.Type, wanted.Given, wanted.Name+field.Name)
		switch text, known := openapi.Members[key+name]; {
		case known:
			member = openapi.Schema{}
			if err := json.Unmarshal([]byte(text), &member); err != nil {
				panic(key + name + ": " + err.Error()) // openapi.Members is no JSON
			}
		case options == "string":
			member = openapi.Schema{"type": "string"}
		case !wanted.Given && optional && field.Type.Kind() == reflect.Pointer: // it is left out, and never null
			member = describe_value.DescribeValue(s, field.Type.Elem(), wanted.Given, wanted.Name+field.Name)
		}
		needed := slices.Contains(wanted.Needed, name)
		if wanted.Given && !needed && len(member) > 0 {
			member = openapi.Schema{"anyOf": []any{member, openapi.Schema{"type": "null"}}}
		}
		if comment := s.Comments[key+field.Name]; comment != "" {
			member["description"] = comment
		}
		properties[name] = member
		if needed || !wanted.Given && !optional {
			required = append(required, name)
		}
	}
	return required
}
