// Package list_pairs is the methods of dictionaries in chat templates.
package list_pairs

import (
	"fmt"

	"github.com/nikolalohinski/gonja/v2/exec"
)

// ListPairs is the method (items, keys, values or get) of a dictionary, in the order in which it was written; gonja's
// own methods sort by the keys.
//
// **Runs on:** one thread at a time. It is the one that renders. Follows dict of Python.
func ListPairs(method string, dictionary *exec.Value, arguments *exec.VarArgs) (any, error) {
	if method == "get" {
		if n := len(arguments.Args); n < 1 || n > 2 {
			return nil, fmt.Errorf("get has %d arguments; it must have a key and may have a default", n)
		}
		if value, found := dictionary.GetItem(arguments.Args[0].Interface()); found {
			return value.Interface(), nil
		}
		if len(arguments.Args) == 2 {
			return arguments.Args[1].Interface(), nil
		}
		return nil, nil
	}
	list := exec.ValuesList{}
	for _, key := range dictionary.Keys() {
		value, _ := dictionary.GetItem(key.Interface())
		switch method {
		case "keys":
			list = append(list, key)
		case "values":
			list = append(list, value)
		default:
			list = append(list, exec.AsValue(exec.ValuesList{key, value}))
		}
	}
	return list, nil
}
