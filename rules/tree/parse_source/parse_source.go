// Package parse_source reads one source file.
package parse_source

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"path"
	"strconv"
	"strings"

	"rkllmd/rules"
	"rkllmd/rules/c/extract_preamble"
	"rkllmd/rules/c/find_c_functions"
	"rkllmd/rules/tree/detect_place"
)

// ParseSource reads the text of one source file at name, a path from the root of the module. It parses by syntax alone:
// build constraints, other files and what compiles today play no part. Trouble is in Broken, never an error.
//
// **Runs on:** any thread.
func ParseSource(module, name string, text []byte) *rules.File {
	place, problem := detect_place.DetectPlace(name)
	file := &rules.File{Place: place, Path: name, Text: text}
	if place.Kind == rules.KindGenerated && path.Ext(name) == ".go" && !rules.GeneratedMark.Match(text) {
		problem = `gen/ is for generated code: the file lacks its line "// Code generated ... DO NOT EDIT."`
	}
	if problem != "" {
		file.Broken = &rules.Finding{File: name, Line: 1, Slug: rules.SlugPath, Message: problem}
	}
	if problem != "" || place.Kind == rules.KindGenerated {
		return file
	}
	if path.Ext(name) != ".go" {
		file.CFunctions, file.Unbalanced = find_c_functions.FindCFunctions(text)
		return file
	}

	file.Positions = token.NewFileSet()
	syntax, err := parser.ParseFile(file.Positions, name, text, parser.ParseComments|parser.SkipObjectResolution)
	if list := (scanner.ErrorList{}); errors.As(err, &list) {
		file.Broken = &rules.Finding{File: name, Line: list[0].Pos.Line, Slug: rules.SlugSyntax, Message: list[0].Msg}
		return file
	}
	file.Syntax = syntax
	for _, declaration := range syntax.Decls {
		if function, ok := declaration.(*ast.FuncDecl); ok {
			file.Functions = append(file.Functions, function)
		}
	}
	for _, spec := range syntax.Imports {
		imported, _ := strconv.Unquote(spec.Path.Value)
		if below, ok := strings.CutPrefix(imported+"/", module+"/"); ok {
			known := rules.Import{Path: strings.TrimSuffix(below, "/"), Name: path.Base(imported), Pos: spec.Pos()}
			if spec.Name != nil {
				known.Name = spec.Name.Name
			}
			file.Imports = append(file.Imports, known)
		}
	}
	file.CFunctions, file.Unbalanced = find_c_functions.FindCFunctions(extract_preamble.ExtractPreamble(file))
	return file
}
