// Package parse_object reads the JSON object that a client has sent.
package parse_object

import (
	"encoding/json"
	"errors"
	"reflect"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/utils/check_json"
	"rkllmd/utils/convert_quoted_number"
	"rkllmd/utils/convert_whole_numbers"
	"rkllmd/utils/describe_mismatch"
	"rkllmd/utils/find_duplicate"
	"rkllmd/utils/find_null_number"
	"rkllmd/utils/scan/skip_blanks"
)

// ParseObject reads text, which must be one JSON object, into the struct to; what is not given stays as it is. A member
// of a wrong type is an error that names it, one that to does not have is ignored: the protocol may grow. 2.0 is a
// whole number, as 2 is; null among tokens is no token. A number of 64 bits may be a text of its digits, because
// JavaScript's numbers have fewer.
//
// **Runs on:** any thread. Errors: generation.ErrInvalid.
func ParseObject(text []byte, to any) error {
	if err := check_json.CheckJSON(text); err != nil {
		return name_error.NameError(generation.ErrInvalid, "the message is no JSON: %w", err)
	}
	object := text[skip_blanks.SkipBlanks(text, 0):]
	if object[0] != '{' {
		return name_error.NameError(generation.ErrInvalid, "a JSON object is needed, not %.40q", text)
	}
	if twice := find_duplicate.FindDuplicate(object); twice != "" {
		return name_error.NameError(generation.ErrInvalid, "%.40q is given twice", twice)
	}
	object = convert_whole_numbers.ConvertWholeNumbers(object)
	err := json.Unmarshal(object, to)
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) && wrong.Value == "string" && wrong.Type.Kind() == reflect.Uint64 {
		if plain := convert_quoted_number.ConvertQuotedNumber(object, int(wrong.Offset)); plain != nil {
			err = json.Unmarshal(plain, to)
		}
	}
	if err == nil {
		if place := find_null_number.FindNullNumber(object, to); place != "" {
			return name_error.NameError(generation.ErrInvalid, "%s is null; it must be a token", place)
		}
		return nil
	}
	if errors.As(err, &wrong) {
		words := describe_mismatch.DescribeMismatch(wrong, to)
		if wrong.Value == "string" && wrong.Type.Kind() == reflect.Uint64 {
			words += ", or a text of its digits"
		}
		// wrong is there for who asks, and not told
		return name_error.NameError(generation.ErrInvalid, "%s%.0w", words, wrong)
	}
	return name_error.NameError(generation.ErrInvalid, "the message is no JSON: %w", err)
}
