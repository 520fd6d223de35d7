// Package read_object reads an object behind its brace.
package read_object

import (
	"encoding/json"
	"fmt"

	"rkllmd/grammar"
	"rkllmd/grammar/schema/set_member"
)

// ReadObject reads an object behind its brace, and its values with read.
//
// **Runs on:** any thread.
func ReadObject(d *json.Decoder, depth int, read func(*json.Decoder, int) (any, error)) (any, error) {
	o := &grammar.Object{Members: map[string]any{}}
	for d.More() {
		token, err := d.Token()
		if err != nil {
			return nil, err
		}
		name, _ := token.(string)
		if _, ok := o.Members[name]; ok {
			return nil, fmt.Errorf("it has two members %q in one object", name)
		}
		v, err := read(d, depth+1)
		if err != nil {
			return nil, err
		}
		set_member.SetMember(o, name, v)
	}
	_, err := d.Token()
	return o, err
}
