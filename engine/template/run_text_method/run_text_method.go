// Package run_text_method is the methods of texts in chat templates.
package run_text_method

import (
	"fmt"
	"strings"

	"github.com/nikolalohinski/gonja/v2/exec"
)

// RunTextMethod is the method strip, lstrip, rstrip, split, rsplit or replace of a text. gonja's own need all
// arguments, or take a blank for white space.
//
// **Runs on:** one thread at a time. It is the one that renders. Follows str of Python.
func RunTextMethod(method, text string, arguments *exec.VarArgs) (any, error) {
	first, limit := arguments.First(), -1
	if number := len(arguments.Args) - 1; number >= 0 && arguments.Args[number].IsInteger() {
		limit = arguments.Args[number].Integer()
	} else if named, there := arguments.KwArgs["maxsplit"]; there {
		limit = named.Integer()
	}
	if !first.IsNil() && !first.IsString() {
		return nil, fmt.Errorf("the argument of %s is %.40q; it must be a text", method, first.String())
	}
	blanks := first.String()
	if first.IsNil() {
		blanks = " \t\n\v\f\r\x1c\x1d\x1e\x1f\u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000" +
			"\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
	}
	switch method {
	case "strip":
		return strings.Trim(text, blanks), nil
	case "lstrip":
		return strings.TrimLeft(text, blanks), nil
	case "rstrip":
		return strings.TrimRight(text, blanks), nil
	case "replace":
		if len(arguments.Args) < 2 || !arguments.Args[1].IsString() {
			return nil, fmt.Errorf("replace has %d arguments; it must have two texts and may have a number",
				len(arguments.Args))
		}
		return strings.Replace(text, first.String(), arguments.Args[1].String(), limit), nil
	}
	if first.IsNil() && limit < 0 {
		return strings.Fields(text), nil
	}
	if first.String() == "" {
		return nil, fmt.Errorf("the separator of %s is empty; it must be a text", method)
	}
	parts := strings.Split(text, first.String())
	if extra := len(parts) - 1 - limit; limit >= 0 && extra > 0 {
		if method == "rsplit" {
			return append([]string{strings.Join(parts[:extra+1], first.String())}, parts[extra+1:]...), nil
		}
		return append(parts[:limit:limit], strings.Join(parts[limit:], first.String())), nil
	}
	return parts, nil
}
