#include "generation/level/delve/file_kind.h"

namespace delve {

FileKind fileKindOf(std::string_view member) {
    if (member == "delvesave") return FileKind::SavedGame;
    return member == "stages" ? FileKind::Recipe : FileKind::Map;
}

FileKind fileKindOf(JsonValue text) {
    if (text.kind() != JsonKind::Object) return FileKind::Recipe; // the recipe reader then refuses it
    if (text.find("delvesave")) return FileKind::SavedGame;
    return text.find("delvewright") ? FileKind::Map : FileKind::Recipe;
}

Message notAMap(FileKind kind) {
    if (kind == FileKind::SavedGame)
        return {DELVE_TEXT("delve-file", "This is a saved game, not a map. Load it while you play its map.")};
    return {DELVE_TEXT("delve-file", "This is a recipe, not a map. Generate a map with it first.")};
}

Message notARecipe(FileKind kind) {
    if (kind == FileKind::SavedGame)
        return {DELVE_TEXT("delve-file", "This is a saved game, not a recipe. Choose a .recipe file.")};
    return {DELVE_TEXT("delve-file", "This is a map, not a recipe. Save its recipe as a file of its own first.")};
}

Message notASavedGame(FileKind kind) {
    if (kind == FileKind::Recipe)
        return {DELVE_TEXT("delve-file", "This is a recipe, not a saved game. Choose a .delvesave file.")};
    return {DELVE_TEXT("delve-file", "This is a map, not a saved game. Play it, and save the game there.")};
}

} // namespace delve
