// Package parse_macro parses a macro.
package parse_macro

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_function_body"
	"rkllmd/jinja/block/parse_signature"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/parser/create_named"
	"rkllmd/jinja/token/take_name"
)

// ParseMacro parses a macro.
//
// **Runs on:** one thread at a time.
func ParseMacro(p *jinja.Parser, n *jinja.Node) {
	n.Kind = jinja.MacroBlock
	name := create_named.CreateNamed(p, take_name.TakeName(p))
	if name.Kind != jinja.Name {
		fail_source.FailSource(name.Start, name.End, "can't assign to 'const'")
	}
	n.Name = name.Name
	parse_signature.ParseSignature(p, n)
	n.Body = parse_function_body.ParseFunctionBody(p, "endmacro")
}
