// Package add_comments keeps the comment of members.
package add_comments

import "go/ast"

// AddComments adds to comments the text that stands at members of the structure called key: at each of names.
//
// **Runs on:** one thread at a time.
func AddComments(comments map[string]string, key string, names []*ast.Ident, text string) {
	for _, name := range names {
		comments[key+"."+name.Name] = text
	}
}
