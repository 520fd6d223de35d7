// Package call_namespace is the function namespace.
package call_namespace

import (
	"rkllmd/jinja"
	"rkllmd/jinja/function/call_dict"
)

// CallNamespace is the function namespace.
//
// **Runs on:** one thread at a time.
func CallNamespace(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	return &jinja.Namespace{Dict: call_dict.CallDict(m, f, a).(*jinja.Dict)}
}
