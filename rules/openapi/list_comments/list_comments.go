// Package list_comments reads the comments of types.
package list_comments

import (
	"cmp"
	"go/ast"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/openapi/add_comments"
)

// ListComments returns the comments of the structures among the nouns of a project, by package and type, and of their
// members, by package, type and member, each on one line.
//
// **Runs on:** any thread.
func ListComments(tree *rules.Tree) map[string]string {
	comments := map[string]string{}
	for _, file := range tree.Files {
		if file.Kind != rules.KindNouns || file.Syntax == nil {
			continue
		}
		doc, key := "", "" // of the declaration; of the type in it, whose members follow
		for node := range ast.Preorder(file.Syntax) {
			switch node := node.(type) {
			case *ast.GenDecl:
				doc = node.Doc.Text()
			case *ast.TypeSpec:
				key = file.Syntax.Name.Name + "." + node.Name.Name
				comments[key] = strings.Join(strings.Fields(cmp.Or(node.Doc.Text(), doc)), " ")
			case *ast.Field:
				text := strings.Join(strings.Fields(cmp.Or(node.Doc.Text(), node.Comment.Text())), " ")
				add_comments.AddComments(comments, key, node.Names, text)
			}
		}
	}
	return comments
}
