// Package append_text writes text as a JSON string.
package append_text

import "unicode/utf8"

// AppendText appends text as a JSON string: quotes, backslashes and control characters are escaped, everything else
// stands as it is, HTML's characters too. Each byte that is not UTF-8 becomes U+FFFD; then lossless is false.
//
// **Runs on:** any thread. It is called on the runtime's callback thread. Follows RFC 8259 section 7.
func AppendText(out, text []byte) (quoted []byte, lossless bool) {
	const hex = "0123456789abcdef"
	out = append(out, '"')
	start, lossless := 0, true // text[start:i] is to be copied as it is
	for i := 0; i < len(text); {
		c, size := rune(text[i]), 1
		if c >= utf8.RuneSelf {
			c, size = utf8.DecodeRune(text[i:])
		}
		plain := c >= ' ' && c != '"' && c != '\\' && (c != utf8.RuneError || size > 1)
		if plain {
			i += size
			continue
		}
		out = append(out, text[start:i]...)
		i++
		start = i
		switch c {
		case '"', '\\':
			out = append(out, '\\', byte(c))
		case '\n':
			out = append(out, `\n`...)
		case '\r':
			out = append(out, `\r`...)
		case '\t':
			out = append(out, `\t`...)
		case utf8.RuneError:
			out = utf8.AppendRune(out, utf8.RuneError)
			lossless = false
		default:
			out = append(out, `\u00`...)
			out = append(out, hex[c>>4], hex[c&15])
		}
	}
	return append(append(out, text[start:]...), '"'), lossless
}
