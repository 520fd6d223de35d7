// Package parse_dotted parses the name of a filter or a test.
package parse_dotted

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/take_name"
)

// ParseDotted parses the name of a filter or a test.
//
// **Runs on:** one thread at a time.
func ParseDotted(p *jinja.Parser) string {
	name := take_name.TakeName(p).Text
	for accept_operator.AcceptOperator(p, ".") {
		name += "." + take_name.TakeName(p).Text
	}
	return name
}
