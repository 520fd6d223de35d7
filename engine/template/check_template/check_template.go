// Package check_template checks the text of a chat template.
package check_template

import (
	"fmt"
	"strings"

	"github.com/nikolalohinski/gonja/v2/config"
	"github.com/nikolalohinski/gonja/v2/tokens"

	"rkllmd/engine"
)

// CheckTemplate refuses a Jinja template that is too long, or so nested that parsing or running it might take all of a
// thread's stack, which nobody survives.
//
// **Runs on:** any thread. The error says what is too much, and where.
func CheckTemplate(template string, c *config.Config) error {
	if len(template) > engine.TemplateBytes {
		return fmt.Errorf("it has %d bytes; at most %d are supported", len(template), engine.TemplateBytes)
	}
	parts, brackets, statements := 0, 0, 0
	var name string
	var assigns bool
	for s := tokens.LexAll(template, c); s.Current() != nil && s.Current().Type != tokens.EOF; s.Next() {
		token := s.Current()
		parts++
		switch token.Type {
		case tokens.Error:
			// it can hold all of the rest
			return fmt.Errorf("line %d: %s", token.Line, strings.ToValidUTF8(fmt.Sprintf("%.200s", token.Val), "?"))
		case tokens.VariableBegin, tokens.BlockBegin, tokens.Data:
			parts, brackets, name, assigns = 0, 0, "", false
		case tokens.LeftParenthesis, tokens.LeftBracket, tokens.LeftBrace:
			brackets++
		case tokens.RightParenthesis, tokens.RightBracket, tokens.RightBrace:
			brackets--
		case tokens.Assign:
			assigns = true
		case tokens.Name:
			if parts == 1 {
				name = token.Val
			}
		case tokens.BlockEnd:
			switch {
			case name == "if", name == "for", name == "macro", name == "set" && !assigns:
				statements++
			case strings.HasPrefix(name, "end"):
				statements--
			}
		}
		if max(brackets, statements) > engine.TemplateNesting {
			return fmt.Errorf("line %d: more than %d brackets or statements within each other", token.Line,
				engine.TemplateNesting)
		}
		if parts > engine.TemplateTag {
			return fmt.Errorf("line %d: more than %d parts between its brackets", token.Line, engine.TemplateTag)
		}
	}
	return nil
}
