// Package is_of_kind tells whether a character is of the kind that a method asks for.
package is_of_kind

import (
	"strings"
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/text/is_blank"
	"rkllmd/jinja/text/is_printable"
)

// IsOfKind tells whether a character is of the kind that a method asks for.
//
// **Runs on:** any thread.
func IsOfKind(r rune, method string, first bool) bool {
	switch method {
	case "isalpha":
		return unicode.IsLetter(r)
	case "isdigit":
		return unicode.In(r, unicode.Nd, jinja.Digits)
	case "isdecimal":
		return unicode.IsDigit(r)
	case "isnumeric":
		return unicode.IsNumber(r) || strings.ContainsRune(jinja.NumberLetters, r)
	case "isalnum":
		return unicode.IsLetter(r) || unicode.IsNumber(r)
	case "isspace":
		return is_blank.IsBlank(r)
	case "isascii":
		return r < 0x80
	case "isprintable":
		return r == ' ' || is_printable.IsPrintable(r)
	}
	if r == '_' || unicode.In(r, unicode.L, unicode.Nl, unicode.Other_ID_Start) &&
		!strings.ContainsRune(jinja.NoNames, r) {
		return true
	}
	return !first && !strings.ContainsRune(jinja.NoNameParts, r) && unicode.In(r, unicode.L, unicode.Nd, unicode.Mn,
		unicode.Mc, unicode.Pc, unicode.Other_ID_Continue)
}
