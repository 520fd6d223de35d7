// Package add_schemas makes the schemas that others refer to.
package add_schemas

import (
	"path"

	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/add_members"
)

// AddSchemas makes the schemas of all structures in s.Queue, and of those that they name in their turn.
//
// **Runs on:** one thread at a time.
func AddSchemas(s *openapi.Schemas) {
	for len(s.Queue) > 0 {
		wanted := s.Queue[0]
		s.Queue = s.Queue[1:]
		if s.Parts[wanted.Name] != nil {
			continue
		}
		properties := openapi.Schema{}
		schema := openapi.Schema{"type": "object", "properties": properties}
		s.Parts[wanted.Name] = schema
		if required := add_members.AddMembers(s, wanted, properties); required != nil {
			schema["required"] = required
		}
		comment := s.Comments[path.Base(wanted.Type.PkgPath())+"."+wanted.Type.Name()]
		if comment != "" && wanted.Type.Name() != "" {
			schema["description"] = comment
		}
	}
}
