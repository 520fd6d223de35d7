// Package check_function_literal finds functions without a name.
package check_function_literal

import (
	"go/ast"

	"rkllmd/rules"
	"rkllmd/rules/finding/create_finding"
)

// CheckFunctionLiteral reports function literals, which are functions without a file. Free are "defer func() {...}()",
// "go func() {...}()", a function whose whole body is "return func...", and in test files and tests/support an argument
// of a call.
//
// **Runs on:** any thread.
func CheckFunctionLiteral(file *rules.File) []rules.Finding {
	if file.Syntax == nil {
		return nil
	}
	inTests := file.Kind >= rules.KindTest && file.Kind <= rules.KindSupport
	free := map[ast.Expr]bool{}
	var findings []rules.Finding
	for node := range ast.Preorder(file.Syntax) { // parents come before their children
		switch node := node.(type) {
		case *ast.DeferStmt:
			free[node.Call.Fun] = true
		case *ast.GoStmt:
			free[node.Call.Fun] = true
		case *ast.CallExpr:
			for _, argument := range node.Args {
				free[argument] = free[argument] || inTests
			}
		case *ast.FuncDecl:
			if node.Body == nil || len(node.Body.List) != 1 {
				continue
			}
			if statement, ok := node.Body.List[0].(*ast.ReturnStmt); ok && len(statement.Results) == 1 {
				free[statement.Results[0]] = true
			}
		case *ast.FuncLit:
			if !free[node] {
				findings = append(findings, create_finding.CreateFinding(file, node.Pos(), rules.SlugFunctionLiteral,
					"a function without a file: name it and give it one, or say it with statements"))
			}
		}
	}
	return findings
}
