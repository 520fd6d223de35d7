// Package rt_offsets lists where the fields of a Go structure lie.
package rt_offsets

import (
	"maps"
	"reflect"
	"strings"
)

// RtOffsets is rt_layout's twin for a Go structure: names in lower case.
func RtOffsets(structure reflect.Type, prefix string, at uintptr) map[string]uintptr {
	members := map[string]uintptr{}
	for i := range structure.NumField() {
		field := structure.Field(i)
		name := prefix + strings.ToLower(field.Name)
		if field.Type.Kind() == reflect.Struct {
			maps.Copy(members, RtOffsets(field.Type, name+".", at+field.Offset))
			continue
		}
		members[name] = at + field.Offset
	}
	return members
}
