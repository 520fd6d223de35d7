// Package find_null_number looks for null where a number must be.
package find_null_number

import (
	"fmt"
	"reflect"

	"rkllmd/utils/scan/walk_elements"
	"rkllmd/utils/scan/walk_members"
)

// FindNullNumber returns the place of the first null in a list of tokens, "tokens[2]", or "": in a member of object, a
// JSON object, that the struct at to has as a []int32. There it would be 0, which is a token.
//
// **Runs on:** any thread.
func FindNullNumber(object []byte, to any) string {
	kind := reflect.TypeOf(to).Elem()
	if kind.Kind() != reflect.Struct {
		return ""
	}
	lists := map[string]bool{}
	for i := range kind.NumField() {
		if field := kind.Field(i); field.Type == reflect.TypeFor[[]int32]() {
			lists[field.Tag.Get("json")] = true
		}
	}
	if len(lists) == 0 {
		return ""
	}
	for name, value := range walk_members.WalkMembers(object) {
		if !lists[string(name)] || value[0] != '[' {
			continue
		}
		at := 0
		for element := range walk_elements.WalkElements(value) {
			if string(element) == "null" {
				return fmt.Sprintf("%s[%d]", name, at)
			}
			at++
		}
	}
	return ""
}
