// Package read_value reads a JSON value whose objects keep the order of their members.
package read_value

import (
	"encoding/json"
	"fmt"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/read_object"
)

// ReadValue reads a JSON value whose objects keep the order of their members.
//
// **Runs on:** any thread.
func ReadValue(d *json.Decoder, depth int) (any, error) {
	token, err := d.Token()
	if err != nil {
		return nil, err
	}
	if depth > grammar.MaxNesting {
		return nil, fmt.Errorf("it has more than %d values inside each other", grammar.MaxNesting)
	}
	switch token {
	case json.Delim('{'):
		return read_object.ReadObject(d, depth, ReadValue)
	case json.Delim('['):
		list := []any{}
		for d.More() {
			v, err := ReadValue(d, depth+1)
			if err != nil {
				return nil, err
			}
			list = append(list, v)
		}
		_, err := d.Token()
		return list, err
	}
	return token, nil
}
