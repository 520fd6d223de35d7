// Package is_unicode tells whether a terminal has more signs than those of ASCII.
package is_unicode

import (
	"cmp"
	"os"
	"strings"
)

// IsUnicode reports whether lines, dots and other signs can be shown: not where the locale names another encoding than
// UTF-8, as C does, nor on the kernel's own console, whose font has few. No locale says nothing, and most terminals
// have them.
//
// **Runs on:** any thread. Follows POSIX.1-2024, 8.2 "Internationalization Variables".
func IsUnicode() bool {
	locale := cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_CTYPE"), os.Getenv("LANG"))
	locale = strings.ToLower(strings.ReplaceAll(locale, "-", ""))
	return os.Getenv("TERM") != "linux" && (locale == "" || strings.Contains(locale, "utf8"))
}
