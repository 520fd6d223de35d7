// Package measure_nesting measures how deep a function is nested.
package measure_nesting

import (
	"go/ast"
	"go/token"
)

// MeasureNesting returns how many blocks lie around the deepest statement of a function's body: those of if, for,
// switch and select, and bare ones. An else counts as its if, a case as its switch, a function literal as nothing.
// deepest is where the first block of that depth begins.
//
// **Runs on:** any thread.
func MeasureNesting(body *ast.BlockStmt) (nesting int, deepest token.Pos) {
	functions := map[*ast.BlockStmt]bool{body: true}
	var ends []token.Pos // of the blocks around the node at hand
	for node := range ast.Preorder(body) {
		switch node := node.(type) {
		case *ast.FuncLit:
			functions[node.Body] = true
		case *ast.BlockStmt:
			if functions[node] {
				continue
			}
			for len(ends) > 0 && ends[len(ends)-1] <= node.Pos() {
				ends = ends[:len(ends)-1]
			}
			ends = append(ends, node.End())
			if len(ends) > nesting {
				nesting, deepest = len(ends), node.Pos()
			}
		}
	}
	return nesting, deepest
}
