// Package read_template_json reads JSON for a chat template.
package read_template_json

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/nikolalohinski/gonja/v2/exec"

	"rkllmd/engine"
)

// ReadTemplateJSON reads the next value of a JSON text as a value for templates: dictionaries keep the order of their
// members, and numbers that are whole become integers. levels is how deep arrays and objects may be nested.
//
// **Runs on:** any thread. The error says what is wrong with the text.
func ReadTemplateJSON(d *json.Decoder, levels int) (*exec.Value, error) {
	token, err := d.Token()
	if err != nil {
		return nil, err
	}
	delimiter, is := token.(json.Delim)
	switch number, isNumber := token.(json.Number); {
	case isNumber && !strings.ContainsAny(number.String(), ".eE"):
		if whole, err := number.Int64(); err == nil {
			return exec.AsValue(int(whole)), nil
		}
		fallthrough
	case isNumber:
		fraction, err := number.Float64()
		if err != nil {
			return nil, fmt.Errorf("the number %.40s is too large", number)
		}
		return exec.AsValue(fraction), nil
	case !is:
		return exec.AsValue(token), nil
	case levels == 0:
		return nil, fmt.Errorf("arrays and objects are nested deeper than %d levels", engine.TemplateLevels/2)
	}
	list, dictionary := exec.ValuesList{}, exec.NewDict()
	for d.More() {
		var key *exec.Value
		if delimiter == '{' {
			if key, err = ReadTemplateJSON(d, levels-1); err != nil {
				return nil, err
			}
		}
		value, err := ReadTemplateJSON(d, levels-1)
		if err != nil {
			return nil, err
		}
		list, dictionary.Pairs = append(list, value), append(dictionary.Pairs, &exec.Pair{Key: key, Value: value})
		if delimiter == '{' && len(list) > engine.TemplateMembers {
			return nil, fmt.Errorf("an object has more than %d members", engine.TemplateMembers)
		}
	}
	if _, err = d.Token(); err != nil || delimiter == '[' {
		return exec.AsValue(list), err
	}
	return exec.AsValue(dictionary), nil
}
