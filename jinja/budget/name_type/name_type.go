// Package name_type returns Python's name of a value's type.
package name_type

import (
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_object"
)

// NameType returns Python's name of a value's type.
//
// **Runs on:** any thread.
func NameType(v jinja.Value) string {
	switch x := v.(type) {
	case nil:
		return "NoneType"
	case bool:
		return "bool"
	case int64, *big.Int:
		return "int"
	case float64:
		return "float"
	case *jinja.Text:
		if x.Safe {
			return "Markup"
		}
		return "str"
	case *jinja.List:
		switch {
		case x.Names != nil:
			return "_GroupTuple"
		case x.Tuple:
			return "tuple"
		}
		return "list"
	case *jinja.View:
		return x.Kind
	case *jinja.Iterator:
		return x.Kind
	case *jinja.Function:
		return x.Kind
	}
	return name_object.NameObject(v)
}
