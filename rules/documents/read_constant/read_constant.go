// Package read_constant reads one error code.
package read_constant

import (
	"go/ast"
	"strconv"
	"strings"

	"rkllmd/rules"
)

// ReadConstant returns the constant of spec: its name, its value where that is written as one text or number, and the
// comment above it or, without one, behind it.
//
// **Runs on:** any thread.
func ReadConstant(spec *ast.ValueSpec) rules.Code {
	code, sign := rules.Code{Name: spec.Names[0].Name}, ""
	comment := spec.Doc
	if comment == nil {
		comment = spec.Comment
	}
	code.Meaning = strings.Join(strings.Fields(comment.Text()), " ")
	if len(spec.Values) == 0 {
		return code
	}
	value := spec.Values[0]
	if unary, ok := value.(*ast.UnaryExpr); ok {
		sign, value = unary.Op.String(), unary.X
	}
	if literal, ok := value.(*ast.BasicLit); ok {
		code.Text = sign + literal.Value
	}
	if text, err := strconv.Unquote(code.Text); err == nil {
		code.Text = text
	}
	return code
}
