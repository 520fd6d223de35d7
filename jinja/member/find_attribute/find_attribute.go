// Package find_attribute returns an attribute or a method of a value.
package find_attribute

import (
	"math/big"
	"slices"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/member/find_loop_member"
	"rkllmd/jinja/member/find_method"
	"rkllmd/jinja/member/find_number_member"
	"rkllmd/jinja/member/find_object_member"
	"rkllmd/jinja/member/find_unsafe"
	"rkllmd/jinja/member/refuse_attribute"
	"rkllmd/jinja/value/find_entry"
)

// FindAttribute returns an attribute or a method of a value.
//
// **Runs on:** one thread at a time.
func FindAttribute(m *jinja.Machine, v jinja.Value, name string) (jinja.Value, bool) {
	meter_work.MeterWork(m, len(name)>>3)
	if strings.HasPrefix(name, "__") && strings.HasSuffix(name, "__") && len(name) > 4 {
		return find_unsafe.FindUnsafe(m, v, name)
	}
	var methods map[string]jinja.Method
	switch x := v.(type) {
	case *jinja.Text:
		methods = m.Tables.TextMethods
	case *jinja.Dict:
		if strings.Contains(" clear pop popitem setdefault update ", " "+name+" ") {
			return refuse_attribute.RefuseAttribute(m, v, name), true
		}
		methods = m.Tables.DictMethods
	case *jinja.List:
		if at := slices.Index(x.Names, name); at >= 0 {
			return x.Items[at], true
		}
		if !x.Tuple && strings.Contains(" append clear pop reverse insert sort extend remove ", " "+name+" ") {
			return refuse_attribute.RefuseAttribute(m, v, name), true
		}
		methods = m.Tables.ListMethods
		if x.Tuple && name == "copy" {
			return nil, false
		}
	case *jinja.Loop:
		if found, ok := find_loop_member.FindLoopMember(m, x, name); ok {
			return found, true
		}
		return find_method.FindMethod(m, m.Tables.Objects, v, name_type.NameType(v)+"."+name, name)
	case *jinja.Namespace:
		return find_entry.FindEntry(m, x.Dict, &jinja.Text{String: name})
	case int64, bool, *big.Int, float64:
		return find_number_member.FindNumberMember(m, v, name)
	default:
		return find_object_member.FindObjectMember(m, v, name)
	}
	return find_method.FindMethod(m, methods, v, name, name)
}
