// Package parse_line reads a line of input.
package parse_line

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"rkllmd/faces/conversation/keep_written"
	"rkllmd/faces/lines"
	"rkllmd/faces/stream/split_object"
	"rkllmd/utils/check_json"
	"rkllmd/utils/convert_whole_numbers"
	"rkllmd/utils/describe_mismatch"
	"rkllmd/utils/find_null_number"
	"rkllmd/utils/scan/skip_blanks"
)

// ParseLine reads one line. What it says twice, what its op does not take and what its op needs and lacks is refused,
// so that no slip of a pen goes unnoticed; values are judged where they are used. 2.0 is a whole number, as 2 is. The
// id comes back, where there is a usable one, even with an error.
//
// **Runs on:** any thread.
func ParseLine(text []byte) (line lines.Line, err error) {
	if err := check_json.CheckJSON(text); err != nil {
		return line, fmt.Errorf("the line is no JSON: %w", err)
	}
	members, twice := split_object.SplitObject(text)
	if members == nil {
		return line, fmt.Errorf("the line is no JSON object: it begins with %.40q", text)
	}
	if twice == "id" { // which of the two answers should name cannot be told
		return line, errors.New(`"id" is given twice`)
	}
	id := members["id"]
	if len(id) == 0 || id[0] != '"' && id[0] != '-' && (id[0] < '0' || id[0] > '9') {
		return line, errors.New(`"id" is missing, or neither a text nor a number: answers name it`)
	}
	line.ID = id
	if twice != "" {
		return line, fmt.Errorf("%.40q is given twice", twice)
	}
	op := lines.OpGenerate
	if raw, given := members["op"]; given {
		if json.Unmarshal(raw, &op) != nil {
			return line, fmt.Errorf(`"op" must be a text, not %.40s`, raw)
		}
	}
	takes, known := lines.Members[op]
	if !known {
		return line, fmt.Errorf("%.40q is no op", op)
	}
	for name, value := range members {
		switch {
		case name == "op", name == "id", slices.Contains(takes.Names, name):
		case takes.Sampling && slices.Contains(lines.SamplingMembers, name):
		default:
			return line, fmt.Errorf("%q takes no member %.40q", op, name)
		}
		if string(value) == "null" {
			delete(members, name)
		}
	}
	for _, name := range takes.Names[:takes.Required] {
		if _, given := members[name]; !given {
			return line, fmt.Errorf("%q needs the member %q", op, name)
		}
	}
	err = json.Unmarshal(convert_whole_numbers.ConvertWholeNumbers(text), &line)
	line.ID, line.Of = id, members["of"] // as they were written
	keep_written.KeepWritten(&line.Members, members)
	if err != nil {
		var wrong *json.UnmarshalTypeError
		if errors.As(err, &wrong) {
			return line, errors.New(describe_mismatch.DescribeMismatch(wrong, &line))
		}
		return line, err
	}
	if place := find_null_number.FindNullNumber(text[skip_blanks.SkipBlanks(text, 0):], &line); place != "" {
		return line, fmt.Errorf("%s is null; it must be a token", place)
	}
	line.Op = op
	return line, nil
}
