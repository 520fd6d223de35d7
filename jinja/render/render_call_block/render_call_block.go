// Package render_call_block calls a macro that can call the body of the block, or writes the body of a generation
// block.
package render_call_block

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/call/call_macro"
	"rkllmd/jinja/call/call_value"
	"rkllmd/jinja/evaluate/evaluate_arguments"
	"rkllmd/jinja/render/append_output"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/value/convert_text"
)

// RenderCallBlock calls a macro that can call the body of the block, or writes the body of a generation block.
//
// **Runs on:** one thread at a time.
func RenderCallBlock(m *jinja.Machine, n *jinja.Node) {
	meter_memory.MeterMemory(m, jinja.TextSize)
	caller := &jinja.Macro{Node: n, Scope: m.Scope}
	if n.A == nil {
		v := call_macro.CallMacro(m, caller, &jinja.Arguments{})
		append_text.AppendText(m, m.Out, convert_text.ConvertText(m, v))
		return
	}
	f := n.A.A.Run(m, n.A.A)
	a := evaluate_arguments.EvaluateArguments(m, n.A)
	m.At = n.A
	a.Named = append(a.Named, jinja.Named{Name: "caller", Value: caller})
	append_output.AppendOutput(m, call_value.CallValue(m, f, a))
}
