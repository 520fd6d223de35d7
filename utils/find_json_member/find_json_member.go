// Package find_json_member finds a member of a JSON text by the path that encoding/json tells.
package find_json_member

import (
	"reflect"
	"strings"
)

// FindJSONMember returns the name and the declared type, without pointers, of the member that path leads to from a
// value of type t, a struct or a pointer to one. encoding/json puts the names of embedded structs into the paths of its
// errors; people who write JSON know nothing of these, so name has none.
//
// **Runs on:** any thread.
func FindJSONMember(t reflect.Type, path string) (name string, declared reflect.Type) {
	names := []string{}
	for step := range strings.SplitSeq(path, ".") {
		for t.Kind() == reflect.Pointer || t.Kind() == reflect.Slice {
			t = t.Elem()
		}
		for i := 0; t.Kind() == reflect.Struct && i < t.NumField(); i++ {
			field := t.Field(i)
			tag, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			embedded := field.Anonymous && tag == ""
			if embedded && field.Name != step || !embedded && tag != step {
				continue
			}
			if !embedded {
				names = append(names, step)
			}
			t = field.Type
			break
		}
	}
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return strings.Join(names, "."), t
}
