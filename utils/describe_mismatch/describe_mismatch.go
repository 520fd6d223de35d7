// Package describe_mismatch says which member of a JSON text has a wrong value.
package describe_mismatch

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"rkllmd/utils/find_json_member"
	"rkllmd/utils/name_json_type"
)

// maxNumber is how many characters of a number are told.
const maxNumber = 40

// DescribeMismatch says what is wrong, an error of encoding/json that read into the struct to: the member by its name
// in JSON, what was given, and what it must be. A number is told as it was written, and where it is too large or too
// small, together with the smallest and the largest that fit.
//
// **Runs on:** any thread.
func DescribeMismatch(wrong *json.UnmarshalTypeError, to any) string {
	given, number := strings.CutPrefix(wrong.Value, "number ")
	if !number {
		given = map[string]string{"string": "a string", "number": "a number", "bool": "a boolean", "array": "a list",
			"object": "an object"}[given]
	}
	name, declared := find_json_member.FindJSONMember(reflect.TypeOf(to), wrong.Field)
	subject := fmt.Sprintf("%q", name)
	if declared != wrong.Type && declared.Kind() == reflect.Slice {
		subject = "an element of " + subject
	}
	whole := strings.Trim(given, "-0123456789") == ""
	float := wrong.Type.Kind() == reflect.Float32 || wrong.Type.Kind() == reflect.Float64
	if len(given) > maxNumber {
		given = given[:maxNumber] + "..."
	}
	return fmt.Sprintf("%s is %s; it must be %s", subject, given, name_json_type.NameJSONType(wrong.Type, number &&
		(whole || float)))
}
