// Package get_variable returns a variable of the rendering or a function of the environment, or Missing.
package get_variable

import "rkllmd/jinja"

// GetVariable returns a variable of the rendering or a function of the environment, or Missing.
//
// **Runs on:** one thread at a time.
func GetVariable(m *jinja.Machine, name string) jinja.Value {
	for i, key := range m.Variables.Keys {
		if m.Variables.Index != nil {
			break
		}
		if text, ok := key.(*jinja.Text); ok && text.String == name {
			return m.Variables.Values[i]
		}
	}
	if at, ok := m.Variables.Index[name]; ok {
		return m.Variables.Values[at]
	}
	if f, ok := m.Tables.Functions[name]; ok {
		return f
	}
	return jinja.Missing
}
